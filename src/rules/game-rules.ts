// What an edition says beyond tiles and squares: full change, challenges, the clock, the end of a
// game. Types, and the lists of what some values may be; each value carries the article it stands in, as a
// reader would cite it.

/** What values that are one of a few may be; their fields say what each means. */
export const GAME_CHOICES = {
  fullChangeRack: ['any', 'one-kind'],
  rounding: ['half-down', 'half-even'],
  side: ['player', 'challenger'],
  penaltyOf: ['play', 'words'],
  faceValue: ['none', 'added', 'inside'],
  judges: ['contested', 'play'],
  overtimePer: ['minute begun', 'minute bought', 'use'],
  idleTurn: ['pass', 'exchange', 'withdrawn', 'zero-play'],
  deducts: ['each', 'others', 'none'],
  gains: [0, 1, 2],
} as const;

/** Where a value stands: `'art. 30'`, `'point 7'`, `'art. 13 of figs, inherited'`. */
export type Citation = string;

/** The exchange of the whole rack that does not lose the turn. */
export interface FullChangeRule {
  /** What players call it: *cambio secco*, *colpo secco*, *senyors*. */
  readonly name: string;
  /** Fewest tiles in the bag that still allow it. */
  readonly bagMinimum: number;
  /** How often a player may use it in a game. */
  readonly timesPerGame: number | 'unlimited';
  /** The racks that may be changed: any, or vowels alone or consonants alone, shown to the opponent. */
  readonly rack: (typeof GAME_CHOICES.fullChangeRack)[number];
  /** True when it may come in a turn that already had an ordinary exchange. */
  readonly afterExchange: boolean;
  /** True when an ordinary exchange may follow it, which then loses the turn. */
  readonly thenExchange: boolean;
  /** Where it stands. */
  readonly article: Citation;
}

/** To which whole number a percentage goes: the nearest, and what becomes of a half. */
export type Rounding = (typeof GAME_CHOICES.rounding)[number];

/** Points lost as a share of the play. */
export interface PercentPenalty {
  readonly kind: 'percent';
  /** Who loses them: who made the play, or who contested it. */
  readonly on: (typeof GAME_CHOICES.side)[number];
  /** 20 for a fifth. */
  readonly percent: number;
  /** What the share is taken of: the whole score, or the words without the bonus (open reading). */
  readonly of: (typeof GAME_CHOICES.penaltyOf)[number];
  /** Face value of the play's tiles: left out, added to the share, or in what it is taken of. */
  readonly faceValue: (typeof GAME_CHOICES.faceValue)[number];
  readonly rounding: Rounding;
  /** Fewest points; 0 where the edition names none. */
  readonly minimum: number;
}

/** Points won by the player whose good play was contested. */
export interface FixedAward {
  readonly kind: 'award';
  readonly on: 'player';
  /** Points added to the player's score. */
  readonly points: number;
}

/** What follows a challenge that went one way or the other. */
export interface ChallengeResult {
  /** Points lost or won by it; undefined for none. */
  readonly penalty: PercentPenalty | FixedAward | undefined;
  /** Who loses a turn by it. */
  readonly turnLost: (typeof GAME_CHOICES.side)[number] | undefined;
  /** Where it stands. */
  readonly article: Citation;
}

/** How a challenge is judged, and what follows. */
export interface ChallengeRule {
  /** What is judged: the words contested and no others, or every word of the play. */
  readonly judges: (typeof GAME_CHOICES.judges)[number];
  /** Where it stands what is judged. */
  readonly article: Citation;
  /** The play is not valid: its tiles come back. */
  readonly withdrawn: ChallengeResult;
  /** The play is valid: the challenge is lost. */
  readonly lost: ChallengeResult;
}

/** What the overtime costs: each minute begun, each minute bought, or a sum for using any of it. */
export interface OvertimeCharge {
  /** What the points are for. */
  readonly per: (typeof GAME_CHOICES.overtimePer)[number];
  /** Points taken off for each, 0 or more. */
  readonly points: number;
  /** Where it stands. */
  readonly article: Citation;
}

/** What happens when the whole overtime is used up and the opponent says so; the game is lost. */
export type OvertimeUsedUp =
  | {
      /** The winner is ahead by `points`, or by the real margin and more if that is larger. */
      readonly kind: 'margin';
      /** Fewest points by which the winner is ahead. */
      readonly points: number;
      /** Added to the real margin for each whole minute left on the winner's clock. */
      readonly perMinuteLeft: number;
      /** Where it stands. */
      readonly article: Citation;
    }
  | {
      /** A larger penalty in place of the charge; who is ahead even so is set below the opponent. */
      readonly kind: 'below';
      /** Points taken off in place of the charge. */
      readonly penalty: number;
      /** How far below the opponent who is still ahead is set. */
      readonly points: number;
      /** Where it stands. */
      readonly article: Citation;
    };

/** What overtime there is, and what it costs. */
export interface OvertimeRule {
  /** Minutes of overtime: the fewest and the most a player may take; no end where `most` is undefined. */
  readonly least: number;
  /** Undefined where overtime has no end. */
  readonly most: number | undefined;
  /** What using it costs. */
  readonly charge: OvertimeCharge;
  /** What follows when all of it is used; undefined where the edition is silent. */
  readonly usedUp: OvertimeUsedUp | undefined;
  /** Where the overtime stands. */
  readonly article: Citation;
}

/** How long players may think. */
export interface ClockRule {
  /** Minutes of each player; undefined where each championship sets them. */
  readonly minutes: number | undefined;
  /** What an organiser may choose instead; undefined where nothing else is allowed. */
  readonly range: { readonly least: number; readonly most: number } | undefined;
  /** Minutes of the whole game; undefined where there is no such limit. */
  readonly gameMinutes: number | undefined;
  /** What follows when the minutes are over. */
  readonly overtime: OvertimeRule;
  /** Where the minutes stand. */
  readonly article: Citation;
}

/** A turn that brings a game nearer to its end. A play of no points is a kind of its own. */
export type IdleTurn = (typeof GAME_CHOICES.idleTurn)[number];

/** Who deducts the tiles left, and how often the player who went out gains them. */
export interface EndCounts {
  /** `each` player; the `others`, without the one who went out; or nobody. */
  readonly deducts: (typeof GAME_CHOICES.deducts)[number];
  /** How many times their points; 0 for no gain. */
  readonly gains: (typeof GAME_CHOICES.gains)[number];
  /** Where the counts stand. */
  readonly countsArticle: Citation;
}

/** One way for a game to end. */
export type EndCondition = EndCounts & {
  /** Where the condition stands. */
  readonly article: Citation;
} & (
    | {
        /** `out` the bag and a rack are empty; `overtime` a player's is used up; `time` the game's
         *  minutes are over; `blocked` nobody can lay a tile. */
        readonly kind: 'out' | 'overtime' | 'time' | 'blocked';
      }
    | {
        /** Every player's last `each` turns were all of these kinds. */
        readonly kind: 'idle';
        /** Kinds of turns that count. */
        readonly turns: readonly IdleTurn[];
        /** Turns of each player, in a row. */
        readonly each: number;
      }
  );

/** How a game ends, and what tiles left are worth. */
export interface EndRule {
  /** In the order of the text. */
  readonly conditions: readonly EndCondition[];
  /** What a jolly left on the rack is worth. */
  readonly jollyLeft: number;
  /** Where it stands that equal scores are a draw; undefined where the edition is silent. */
  readonly draw: Citation | undefined;
}
