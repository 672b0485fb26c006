import { Icon } from '@/components/icon/icon';
import { DocLink } from '@/components/navigation/link';
import { useRoute } from '@/components/navigation/use-route';

/** A list of one: only English exists (spec §2). Native disclosure; the boot script adds Escape and the arrows. */
export function LanguageMenu() {
  return (
    <details className="menu language-menu" suppressHydrationWarning>
      <summary>
        <Icon name="globe" />
        <span className="visually-hidden">Language: </span>English
        <Icon name="chevron-down" className="chevron" />
      </summary>
      <ul className="menu-list">
        <LanguageItems />
      </ul>
    </details>
  );
}

export function LanguageItems() {
  return (
    <li>
      <DocLink href={useRoute()} hrefLang="en" lang="en" aria-current="true">
        English
        <Icon name="check" />
      </DocLink>
    </li>
  );
}
