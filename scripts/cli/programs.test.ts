import { expect, it } from 'vitest';
import { ENGINES, NGINX_BROTLI, packagesFor } from './programs.mjs';

it('names the Debian package of each missing program or file, in a fixed order', () => {
  expect(packagesFor(['kotlinc', 'php'])).toEqual(['php-cli', 'kotlin']);
  expect(packagesFor(['javac'])).toEqual(['default-jdk-headless']);
  expect(packagesFor([NGINX_BROTLI, 'nginx'])).toEqual([
    'nginx',
    'libnginx-mod-http-brotli-static',
  ]);
  expect(packagesFor(ENGINES)).toEqual(['firefox-esr', 'webkit2gtk-driver', 'xvfb']);
  expect(packagesFor([])).toEqual([]);
});
