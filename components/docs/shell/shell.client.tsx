'use client';

import type { ReactNode } from 'react';
import * as t from '@/.generated/interface';
import { TOOLS } from '@/.generated/tools';
import { ScriptOwned } from '@/components/base/browser/script-owned';
import { Icon } from '@/components/base/icon/icon';
import { Navbar } from '@/components/docs/navbar/navbar';
import { RouteEffects } from '@/components/docs/navigation/route-effects.client';
import { Sidebar } from '@/components/docs/sidebar/sidebar.client';
import { AnnouncementBar } from './announcement-bar';
import { Footer } from './footer';
import { useKeptRoot } from './keep-root';
import { ToolHost } from './tool-host';

/**
 * Everything around a page. It is one client component, so that its markup is in the bundle and not in the payload of
 * every page. It keeps no state: the state is in the boot script and the address bar.
 */
export function Shell({ children }: { children: ReactNode }) {
  useKeptRoot();
  return (
    <>
      {/* Before the landmarks, the first thing a keyboard reaches. */}
      <a className="skip-link" href="#main" suppressHydrationWarning>
        {t.shellSkip}
      </a>
      <AnnouncementBar />
      <Navbar />
      <div className="shell">
        <Sidebar />
        {children}
      </div>
      <Footer />
      <button
        className="back-to-top icon-button"
        type="button"
        aria-label={t.shellToTop}
        data-back-to-top=""
        hidden
        suppressHydrationWarning
      >
        <Icon name="arrow-up" />
      </button>
      <ScriptOwned as="div" className="visually-hidden" id="announcer" aria-live="polite" />
      <RouteEffects />
      <ToolHost tools={TOOLS} />
    </>
  );
}
