import { Fragment } from 'react';
import site from '@/.generated/site.json';
import { Icon } from '@/components/base/icon/icon';
import { DocLink } from '@/components/base/link/link';
import { useRoute } from '@/components/docs/navigation/use-route';
import { isExternal } from '@/lib/base/routes/route';

/** Home and Knowledge Hub (spec §2). Home is current only on the home page. */
export function NavItems({ className }: { className: string }) {
  const route = useRoute();
  return site.navbar.map(({ label, href, icon }) => (
    <Fragment key={href}>
      <DocLink className={className} href={href} aria-current={route === href ? 'page' : undefined}>
        <Icon name={icon} />
        {label}
        {isExternal(href) && <Icon name="arrow-up-right" className="icon-external" />}
      </DocLink>{' '}
    </Fragment>
  ));
}
