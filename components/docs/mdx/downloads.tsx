import { Icon } from '@/components/base/icon/icon';
import { splitNames } from '@/lib/base/text/names';
import { downloadOf, type MoreDownloads } from '@/lib/docs/site/downloads';

/** `names="openapi, api_error_codes.json"` → buttons to files; the content check knows the names. */
export function Downloads({
  names,
  more,
}: {
  readonly names: string;
  readonly more: MoreDownloads;
}) {
  return (
    <ul className="file-links">
      {splitNames(names).map((name) => {
        const file = downloadOf(name, more);
        if (!file) throw new Error(`<Downloads> does not know "${name}"`);
        return (
          <li key={name}>
            <a
              className="button"
              href={`${process.env.BASE_PATH ?? ''}${file.href}`}
              download={file.icon === 'download' ? '' : undefined}
            >
              <Icon name={file.icon} />
              {file.label}
            </a>
          </li>
        );
      })}
    </ul>
  );
}
