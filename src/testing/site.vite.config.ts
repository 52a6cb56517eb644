// The site for its tests: with another lexicon and to another place than `npm run web` has it.
import { defineConfig, type UserConfig } from 'vite';
import { type SiteFolders, siteConfig } from '../web/build/site-config.js';
import { SITE_FOLDERS } from './site-folders.js';

const config: UserConfig = defineConfig(
  siteConfig(JSON.parse(process.env[SITE_FOLDERS] ?? '') as SiteFolders),
);

export default config;
