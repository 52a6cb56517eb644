// The service worker: keeps the site itself (not the words, which the page keeps by their checksum), and lets the
// page say when a new version takes over.
import type { PluginOption } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

export function offline(): PluginOption {
  return VitePWA({
    registerType: 'prompt',
    injectRegister: false, // `shell/updates.ts` does it
    manifest: {
      name: 'leggio',
      short_name: 'leggio',
      description: 'Scrabble: le giocate migliori, senza rete',
      lang: 'it',
      display: 'standalone',
      start_url: './',
      scope: './',
      background_color: '#f4f1ea',
      theme_color: '#1d5c4d',
      icons: [
        { src: 'icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
        { src: 'icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
        { src: 'icon-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      ],
    },
    workbox: {
      mode: 'production', // else the environment decides, and tests try another one
      globPatterns: ['**/*.{html,js,css,svg,png,webmanifest}'],
      inlineWorkboxRuntime: true,
      sourcemap: false,
      cleanupOutdatedCaches: true,
      navigateFallback: 'index.html',
    },
  });
}
