// How the process that builds the site for the tests is told where.

/** Its environment has `SiteFolders` as JSON there. */
export const SITE_FOLDERS = 'LEGGIO_SITE_FOLDERS';
