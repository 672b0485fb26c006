import * as t from '@/.generated/interface';
import { Icon } from '@/components/base/icon/icon';

/** A list of one: only one exists (spec §2). Native disclosure; the boot script adds Escape and the arrows. */
export function LanguageMenu() {
  return (
    <details className="menu language-menu" suppressHydrationWarning>
      <summary>
        <Icon name="globe" />
        <span className="visually-hidden">{`${t.shellLanguage} `}</span>
        {t.languageName}
        <Icon name="chevron-down" className="chevron" />
      </summary>
      <ul className="menu-list">
        <LanguageItems />
      </ul>
    </details>
  );
}

/** The empty address is the one on screen, also on the 404 page; `components/docs/navbar/language.boot.ts` adds the hash. */
const ON_SCREEN = '';

export function LanguageItems() {
  return (
    <li>
      <a
        href={ON_SCREEN}
        hrefLang={t.languageCode}
        lang={t.languageCode}
        aria-current="true"
        suppressHydrationWarning
      >
        {t.languageName}
        <Icon name="check" />
      </a>
    </li>
  );
}
