// The page: the words of its language, the desk, and the view that the address asks for.
import { render } from 'preact';
import './style/base.css';
import { App } from './shell/app.js';

const root = document.getElementById('app');
if (root !== null) render(<App />, root);
