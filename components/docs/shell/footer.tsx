import * as t from '@/.generated/interface';
import site from '@/.generated/site.json';

export function Footer() {
  return (
    <footer className="footer" suppressHydrationWarning>
      <p>{site.footer.copyright}</p>
      {site.tagline && (
        <p className="footer-tagline" lang={site.tagline.language}>
          {site.tagline.text}
        </p>
      )}
      {/* Shown, and its words changed, by the boot script (components/docs/offline/offline.boot.ts); the build adds how much it loads. */}
      <button
        className="footer-offline"
        type="button"
        data-save-offline=""
        hidden
        suppressHydrationWarning
      >
        {t.offlineSave}
      </button>
      <ul>
        {site.footer.links.map(({ label, href }) => (
          <li key={href}>
            {/* Files, not pages: the framework's router has nothing to do with them. */}
            <a href={href.startsWith('/') ? `${process.env.BASE_PATH ?? ''}${href}` : href}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </footer>
  );
}
