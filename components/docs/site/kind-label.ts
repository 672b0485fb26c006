import * as t from '@/.generated/interface';
import type { Site } from '@/lib/docs/site/schemas';

type Kind = Site['changelog'][number]['kind'];

const LABELS: Readonly<Record<Kind, string>> = {
  added: t.contentAdded,
  changed: t.contentChanged,
  deprecated: t.contentDeprecated,
  fixed: t.contentFixed,
  removed: t.contentRemoved,
  docs: t.contentDocs,
};

/** What a reader calls a kind of change. */
export const kindLabel = (kind: Kind): string => LABELS[kind];
