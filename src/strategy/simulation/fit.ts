// What deals are weighed by.

/** How a deal fits what the other player did. */
export interface Fit {
  /** How likely he did it with what he held in the deal just shuffled, whose deck it may draw from. */
  weight(): number;
  /** Makes the deal just shuffled the one behind what he did. @param chance numbers from 0 to 1, 1 excluded */
  settle(chance: () => number): void;
}
