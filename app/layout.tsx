import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import boot from '@/.generated/boot.json';
import * as t from '@/.generated/interface';
import { icons } from '@/.generated/site.json';
import { HeadScript } from '@/components/docs/boot/head-script.client';
import { Shell } from '@/components/docs/shell/shell.client';
import { ThemeProvider } from '@/components/docs/theme/theme-provider.client';
import { loadSite } from '@/lib/docs/site/load';
import './globals.css';

export function generateMetadata(): Metadata {
  const { config } = loadSite();
  const at = (name: string) => `${process.env.BASE_PATH ?? ''}/${name}?${icons}`;
  return {
    metadataBase: new URL(config.url),
    title: config.title,
    icons: {
      icon: { url: at('icon.svg'), type: 'image/svg+xml' },
      apple: at('apple-icon.png'),
    },
  };
}

export const viewport: Viewport = {
  // The search fills the screen of a phone; its rows must end above the keyboard.
  interactiveWidget: 'resizes-content',
};

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang={t.languageCode} dir="ltr" data-theme="dark" suppressHydrationWarning>
      <head>
        <HeadScript />
        <script defer src={`${process.env.BASE_PATH ?? ''}${boot.src}`} />
      </head>
      <body>
        <ThemeProvider>
          <Shell>{children}</Shell>
        </ThemeProvider>
      </body>
    </html>
  );
}
