import * as t from '@/.generated/interface';
import site from '@/.generated/site.json';
import { Icon } from '@/components/base/icon/icon';
import { DocLink } from '@/components/base/link/link';

/** In the HTML of every page; a reader who closed this bar has it hidden before the first paint. */
export function AnnouncementBar() {
  const { announcement } = site;
  if (!announcement) return null;
  return (
    <section className="announcement" aria-label={t.shellAnnouncement} suppressHydrationWarning>
      <p>
        {announcement.text}{' '}
        {announcement.link && (
          <DocLink href={announcement.link.href}>{announcement.link.label}</DocLink>
        )}
      </p>
      <button
        className="icon-button"
        type="button"
        aria-label={t.shellCloseAnnouncement}
        data-announcement-close={announcement.id}
      >
        <Icon name="x" />
      </button>
    </section>
  );
}
