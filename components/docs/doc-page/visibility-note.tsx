import { Admonition } from '@/components/docs/mdx/admonition';
import type { Visibility } from '@/lib/docs/content/types';

/** In the preview: that a page is not in all lists, and how it gets there. */
export const VisibilityNote = ({ visibility }: { visibility: Visibility }) =>
  visibility === 'draft' ? (
    <Admonition type="warning" title="Draft">
      <p>Only the preview shows this page. Remove “draft: true” from its head to publish it.</p>
    </Admonition>
  ) : (
    <Admonition type="info" title="Unlisted">
      <p>
        Readers need the address of this page: navigation, search and sitemap do not list it. Remove
        “unlisted: true” from its head to list it.
      </p>
    </Admonition>
  );
