import { Icon } from '@/components/icon/icon';
import { splitNames } from '@/lib/text/names';

interface SiteFile {
  readonly label: string;
  readonly href: string;
  readonly icon: 'download' | 'braces' | 'rss';
}

/** Files the build writes for machines, by the name authors use. */
const FILES: Readonly<Record<string, SiteFile>> = {
  openapi: { label: 'OpenAPI 3.1', href: '/openapi.json', icon: 'download' },
  'openapi.yaml': { label: 'OpenAPI 3.1, YAML', href: '/openapi.yaml', icon: 'download' },
  postman: { label: 'Postman collection', href: '/postman.json', icon: 'download' },
  'gateway.sh': { label: 'Bash client', href: '/clients/gateway.sh', icon: 'download' },
  'gateway.mjs': { label: 'JavaScript client', href: '/clients/gateway.mjs', icon: 'download' },
  'gateway.py': { label: 'Python client', href: '/clients/gateway.py', icon: 'download' },
  'gateway.php': { label: 'PHP client', href: '/clients/gateway.php', icon: 'download' },
  'Gateway.java': { label: 'Java client', href: '/clients/Gateway.java', icon: 'download' },
  'Gateway.kt': { label: 'Kotlin client', href: '/clients/Gateway.kt', icon: 'download' },
  changelog: { label: 'Changelog feed', href: '/changelog.xml', icon: 'rss' },
  'changelog.json': { label: 'Changelog, JSON feed', href: '/changelog.json', icon: 'braces' },
};

/** `names="openapi, api_error_codes.json"` → buttons to files; a name with `.json` or `.csv` is a list of the reference. */
export function Downloads({ names }: { readonly names: string }) {
  return (
    <ul className="file-links">
      {splitNames(names).map((name) => {
        const file = FILES[name] ?? referenceFile(name);
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

/** `bank_codes.csv` → "Bank codes, CSV" at `/reference/bank_codes.csv`. */
function referenceFile(name: string): SiteFile {
  const [, slug, type] = /^([a-z_]+)\.(json|csv)$/.exec(name) ?? [];
  if (slug === undefined || type === undefined) {
    throw new Error(
      `<Downloads> does not know "${name}" — use ${Object.keys(FILES).join(', ')}, or a list such as bank_codes.csv`,
    );
  }
  const words = slug.replaceAll('_', ' ').replace(/^api /, 'API ');
  return {
    label: `${words.charAt(0).toUpperCase()}${words.slice(1)}, ${type.toUpperCase()}`,
    href: `/reference/${name}`,
    icon: type === 'json' ? 'braces' : 'download',
  };
}
