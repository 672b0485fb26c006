import { withoutCodeMarks } from '../../base/text/code-spans';
import { escapeMarkup } from '../../base/text/escape';
import type { Site } from '../site/schemas';
import { absoluteUrl } from './metadata';

type Feed = Pick<Site, 'config' | 'texts' | 'changelog'>;

/**
 * The changelog as an Atom feed (RFC 4287). An entry's id is made of its own id, so a corrected text is no news; its
 * date is the day it was announced, at midnight UTC.
 */
export function atomFeed({ config, texts, changelog }: Feed): string {
  const page = absoluteUrl(config, '/changelog');
  const entries = changelog.map(({ id, date, kind, title, text }) =>
    [
      '  <entry>',
      `    <id>${escapeMarkup(`${page}#${id}`)}</id>`,
      `    <title>${escapeMarkup(withoutCodeMarks(title))}</title>`,
      `    <link href="${escapeMarkup(`${page}#${id}`)}"/>`,
      `    <updated>${date}T00:00:00Z</updated>`,
      `    <category term="${escapeMarkup(kind)}"/>`,
      `    <content type="text">${escapeMarkup(withoutCodeMarks(text))}</content>`,
      '  </entry>',
    ].join('\n'),
  );
  const newest =
    changelog
      .map(({ date }) => date)
      .sort()
      .at(-1) ?? '1970-01-01';
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom">',
    `  <id>${escapeMarkup(page)}</id>`,
    `  <title>${escapeMarkup(`${texts.content.changelog} | ${config.title}`)}</title>`,
    `  <link href="${escapeMarkup(page)}"/>`,
    `  <link rel="self" href="${escapeMarkup(absoluteUrl(config, '/changelog.xml'))}"/>`,
    `  <author><name>${escapeMarkup(config.title)}</name></author>`,
    `  <updated>${newest}T00:00:00Z</updated>`,
    ...entries,
    '</feed>',
    '',
  ].join('\n');
}

/** The changelog as a JSON feed (JSON Feed 1.1), with the ids and dates of the Atom feed. */
export function jsonFeed({ config, texts, changelog }: Feed): string {
  const page = absoluteUrl(config, '/changelog');
  const feed = {
    version: 'https://jsonfeed.org/version/1.1',
    title: `${texts.content.changelog} | ${config.title}`,
    home_page_url: page,
    feed_url: absoluteUrl(config, '/changelog.json'),
    language: config.language,
    items: changelog.map(({ id, date, kind, title, text }) => ({
      id: `${page}#${id}`,
      url: `${page}#${id}`,
      title: withoutCodeMarks(title),
      content_text: withoutCodeMarks(text),
      date_published: `${date}T00:00:00Z`,
      tags: [kind],
    })),
  };
  return `${JSON.stringify(feed, null, 2)}\n`;
}
