import { fetchIcon } from '@/lib/base/interface/icon-service';
import { onEachPage } from '../browser/events';

declare const __ICON_SERVICES__: readonly string[];

// Fills icons that were not inlined at build from the public icon services.
onEachPage(() => {
  for (const svg of document.querySelectorAll<SVGElement>('svg[data-icon]')) {
    void fetchIcon(svg.dataset.icon ?? '', __ICON_SERVICES__).then((icon) => {
      if (!icon) return;
      svg.setAttribute('viewBox', `0 0 ${icon.width} ${icon.height}`);
      svg.innerHTML = icon.body;
      delete svg.dataset.icon;
    });
  }
});
