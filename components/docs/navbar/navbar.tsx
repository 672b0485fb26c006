import * as t from '@/.generated/interface';
import { Icon } from '@/components/base/icon/icon';
import { Brand } from '@/components/docs/navbar/brand';
import { SearchForm } from '@/components/docs/search/search-form';
import { ThemeToggle } from '@/components/docs/theme/theme-toggle';
import { LanguageMenu } from './language-menu';
import { NavItems } from './nav-items';

/** In the browser's bundle so that no page repeats it in its payload; it keeps no state of its own. */
export function Navbar() {
  return (
    <header className="navbar" suppressHydrationWarning>
      <button
        className="icon-button navbar-toggle"
        type="button"
        popoverTarget="docs-menu"
        aria-label={t.shellToggleNavigation}
      >
        <Icon name="menu" />
      </button>
      <Brand />
      <nav className="navbar-items" aria-label={t.shellMain}>
        <NavItems className="navbar-link" />
      </nav>
      <div className="navbar-end">
        <SearchForm />
        <LanguageMenu />
        <ThemeToggle />
      </div>
    </header>
  );
}
