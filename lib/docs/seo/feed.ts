import { withoutCodeMarks } from '../../base/text/code-spans';
import type { Site } from '../site/schemas';
import { absoluteUrl } from './metadata';

const escapeXml = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');

/**
 * The changelog as an Atom feed (RFC 4287). An entry's id is made of its own id, so a corrected text is no news; its
 * date is the day it was announced, at midnight UTC.
 */
export function atomFeed({ config, changelog }: Pick<Site, 'config' | 'changelog'>): string {
  const page = absoluteUrl(config, '/changelog');
  const entries = changelog.map(({ id, date, kind, title, text }) =>
    [
      '  <entry>',
      `    <id>${escapeXml(`${page}#${id}`)}</id>`,
      `    <title>${escapeXml(withoutCodeMarks(title))}</title>`,
      `    <link href="${escapeXml(`${page}#${id}`)}"/>`,
      `    <updated>${date}T00:00:00Z</updated>`,
      `    <category term="${escapeXml(kind)}"/>`,
      `    <content type="text">${escapeXml(withoutCodeMarks(text))}</content>`,
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
    `  <id>${escapeXml(page)}</id>`,
    `  <title>${escapeXml(`Changelog | ${config.title}`)}</title>`,
    `  <link href="${escapeXml(page)}"/>`,
    `  <link rel="self" href="${escapeXml(absoluteUrl(config, '/changelog.xml'))}"/>`,
    `  <author><name>${escapeXml(config.title)}</name></author>`,
    `  <updated>${newest}T00:00:00Z</updated>`,
    ...entries,
    '</feed>',
    '',
  ].join('\n');
}

/** The changelog as a JSON feed (JSON Feed 1.1), with the ids and dates of the Atom feed. */
export function jsonFeed({ config, changelog }: Pick<Site, 'config' | 'changelog'>): string {
  const page = absoluteUrl(config, '/changelog');
  const feed = {
    version: 'https://jsonfeed.org/version/1.1',
    title: `Changelog | ${config.title}`,
    home_page_url: page,
    feed_url: absoluteUrl(config, '/changelog.json'),
    language: 'en',
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
