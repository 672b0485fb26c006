import * as t from '@/.generated/interface';
import site from '@/.generated/site.json';
import { DocLink } from '@/components/base/link/link';

export function Brand() {
  return (
    <DocLink className="brand" href="/" aria-label={t.shellHomeOf({ name: site.name })}>
      <svg
        width={24}
        height={24}
        viewBox={site.mark.viewBox}
        aria-hidden="true"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the mark, of which readMark lets only shapes pass
        dangerouslySetInnerHTML={{ __html: site.mark.body }}
      />
      <b>{site.name}</b> <span>{t.shellDocs}</span>
    </DocLink>
  );
}
