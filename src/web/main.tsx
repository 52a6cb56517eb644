// The page: the words of its language, the desk, and the view that the address asks for.
import { render } from 'preact';
import './style/base.css';
import { readAddress } from './shell/address.js';
import { App } from './shell/app.js';

/** The window of a duplicate evening for its players, in the address. */
const ROOM = 'sala';

const root = document.getElementById('app');
if (root !== null) {
  const isRoom = readAddress().view === ROOM;
  const Page = isRoom ? (await import('./duplicato/room.js')).Room : App;
  render(<Page />, root);
}
