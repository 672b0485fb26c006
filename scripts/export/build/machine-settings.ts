/** Variables of the environment that decide what a build makes: of the site, of the framework, of Node, and the locale. */
export const isSetting = (name: string): boolean =>
  /^(?:_*NEXT_(?!TELEMETRY)\w+|BASE_PATH|CONTENT_DIR|DATA_DIR|PACKED|SITE_URL|SW|NODE_OPTIONS|TZ|LANG|LANGUAGE|LC_\w+)$/.test(
    name,
  );

/** What decides a build apart from files: these variables, Node and the system, as one text. */
export const machineSettings = (): string =>
  JSON.stringify([
    process.versions,
    process.platform,
    Object.entries(process.env)
      .filter(([name]) => isSetting(name))
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  ]);
