'use client';

import * as t from '@/.generated/interface';
import navigation from '@/.generated/navigation.json';
import { Icon } from '@/components/base/icon/icon';
import { Brand } from '@/components/docs/navbar/brand';
import { LanguageItems } from '@/components/docs/navbar/language-menu';
import { NavItems } from '@/components/docs/navbar/nav-items';
import { useRoute } from '@/components/docs/navigation/use-route';
import { ThemeToggle } from '@/components/docs/theme/theme-toggle';
import { pagesOf } from '@/lib/docs/navigation/sidebar-tree';
import type { Navigation } from '@/lib/docs/site/navigation';
import { NavTree } from './nav-tree';

const { docs, sections, sectionOf } = navigation as Navigation; // written by our own prepare step
const docsRoutes = new Set<string>(pagesOf(docs).map((page) => page.route));

/**
 * One element, two shapes: the rail on wide screens, the drawer (a popover) on narrow ones. In the browser's bundle,
 * so that the tree travels once and not with every page.
 */
export function Sidebar() {
  const route = useRoute();
  const index = sectionOf[route];
  const section = index === undefined ? undefined : sections[index];
  const hasDocs = section !== undefined || docsRoutes.has(route);
  const home = hasDocs ? 'docs' : 'main';
  return (
    <div
      className="sidebar"
      id="docs-menu"
      popover="auto"
      data-home={home}
      data-panel={home}
      suppressHydrationWarning
    >
      <div className="drawer-head">
        <Brand />
        <ThemeToggle />
        <button
          className="icon-button"
          type="button"
          popoverTarget="docs-menu"
          popoverTargetAction="hide"
          aria-label={t.shellCloseNavigation}
          data-drawer-close=""
        >
          <Icon name="x" />
        </button>
      </div>
      <div className="drawer-main">
        {hasDocs && (
          <button className="drawer-switch" type="button" data-drawer-panel="docs">
            {t.shellDocumentationMenu}
            <Icon name="arrow-right" />
          </button>
        )}
        <nav aria-label={t.shellMainDrawer}>
          <NavItems className="drawer-link" />
        </nav>
        <details className="drawer-languages">
          <summary>
            <Icon name="globe" />
            {t.shellLanguages}
          </summary>
          <ul>
            <LanguageItems />
          </ul>
        </details>
      </div>
      {hasDocs && (
        <div className="drawer-docs">
          <button className="drawer-switch" type="button" data-drawer-panel="main">
            <Icon name="arrow-left" />
            {t.shellBackToMain}
          </button>
          {section && (
            <nav className="sidebar-nav" aria-label={t.shellInSection}>
              <p className="sidebar-title">{section.label}</p>
              <NavTree nodes={section.items} route={route} />
            </nav>
          )}
          <nav className="sidebar-nav" aria-label={t.shellDocsSidebar}>
            {section ? (
              <details className="sidebar-fold" suppressHydrationWarning>
                <summary>{t.shellDocumentation}</summary>
                <NavTree nodes={docs} route={route} />
              </details>
            ) : (
              <NavTree nodes={docs} route={route} />
            )}
          </nav>
        </div>
      )}
    </div>
  );
}
