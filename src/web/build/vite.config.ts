// `npm run web`: the site with the default lexicon, into `dist/web`.
import { fileURLToPath } from 'node:url';
import { defineConfig, type UserConfig } from 'vite';
import { siteConfig } from './site-config.js';

const folder = (path: string): string =>
  fileURLToPath(new URL(`../../../${path}`, import.meta.url));

const config: UserConfig = defineConfig(
  siteConfig({ lexicon: folder('dist-lexicon'), out: folder('dist/web') }),
);

export default config;
