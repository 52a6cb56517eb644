// The lanes that searches work on, one set a thread, laid out for the graph and rules last used.
import type { Gaddag } from '../gaddag/gaddag.js';
import type { Rules } from '../rules/rules.js';
import { takeRules } from './hand.js';
import { Lanes } from './lanes.js';

export const lanes: Lanes = new Lanes();

let graphInUse: Gaddag | undefined;
let rulesInUse: Rules | undefined;

/** Lays the lanes out for a graph and rules, when they are not the ones in use. */
export function setUp(graph: Gaddag, rules: Rules): void {
  if (graph === graphInUse && rules === rulesInUse) return;
  graphInUse = graph;
  rulesInUse = rules;
  lanes.take(graph, rules);
  takeRules(rules);
}
