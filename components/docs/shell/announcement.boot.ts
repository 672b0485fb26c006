import { STORAGE_KEYS } from '@/lib/base/interface/constants';
import { onClick } from '../../base/browser/events';
import { onStored, readStored, removeStored, writeStored } from '../../base/browser/storage';

const html = document.documentElement;

/** Closing hides the bar here and in other tabs, and leaves the focus on what comes next. */
export function startAnnouncement(): void {
  forgetOld();
  onClick('[data-announcement-close]', (button) => {
    html.dataset.announcement = 'closed';
    writeStored(STORAGE_KEYS.announcement, button.dataset.announcementClose ?? '');
    document.querySelector<HTMLElement>('.navbar .brand')?.focus();
  });
  onStored(STORAGE_KEYS.announcement, (value) => {
    const id = document.querySelector<HTMLElement>('[data-announcement-close]')?.dataset
      .announcementClose;
    if (id !== undefined && value === id) html.dataset.announcement = 'closed';
    else delete html.dataset.announcement;
  });
}

/** What was stored for an earlier announcement says nothing any more. */
function forgetOld(): void {
  const id = document.querySelector<HTMLElement>('[data-announcement-close]')?.dataset
    .announcementClose;
  const stored = readStored(STORAGE_KEYS.announcement);
  if (stored !== null && stored !== id) removeStored(STORAGE_KEYS.announcement);
}
