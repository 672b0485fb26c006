import { afterEach, expect, it, vi } from 'vitest';
import { PAGE_EVENT } from '../browser/events';
import { startIcons } from './load.boot';

vi.stubGlobal('__ICONS_SRC__', '/boot/icons.js');
const asked = () => document.head.querySelectorAll('script[src="/boot/icons.js"]').length;
afterEach(() => {
  document.head.replaceChildren();
});

it('asks for the script of the icon services on the first page where an icon is missing', () => {
  document.body.innerHTML = '<svg><path d="M0 0"></path></svg>';
  startIcons();
  expect(asked()).toBe(0);
  document.body.innerHTML = '<svg data-icon="lucide:house"></svg>';
  document.dispatchEvent(new Event(PAGE_EVENT));
  document.dispatchEvent(new Event(PAGE_EVENT));
  expect(asked()).toBe(1);
});
