// The line between the arbiter's window and the room's: public facts go out, a newcomer asks for the last ones.
import type { RoomFacts } from './public-facts.js';

const HELLO = 'hello';

function channelOf(name: string): BroadcastChannel {
  return new BroadcastChannel(`leggio duplicato ${name}`);
}

/** The arbiter's end. */
export interface RoomLink {
  send(facts: RoomFacts): void;
  close(): void;
}

export function linkRoom(name: string): RoomLink {
  const channel = channelOf(name);
  let last: RoomFacts | undefined;
  channel.onmessage = ({ data }) => {
    if (data === HELLO && last !== undefined) channel.postMessage(last);
  };
  return {
    send(facts) {
      last = facts;
      channel.postMessage(facts);
    },
    close: () => channel.close(),
  };
}

/** The room's end. */
export function listenToRoom(name: string, onFacts: (facts: RoomFacts) => void): () => void {
  const channel = channelOf(name);
  channel.onmessage = ({ data }) => {
    if (data !== HELLO) onFacts(data as RoomFacts);
  };
  channel.postMessage(HELLO);
  return () => channel.close();
}
