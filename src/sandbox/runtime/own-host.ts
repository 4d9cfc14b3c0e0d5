import type { Plugin } from 'rolldown';

/** The hosts of a developer's machine, for whose images the image directive asks for no `<link rel="preconnect">`. */
const HOSTS = 'INTERNAL_PRECONNECT_CHECK_BLOCKLIST = new Set([';

/**
 * Adds the host of the site to those for which the image directive asks for no preconnection. The images of a project are in the frame's memory, and their
 * addresses are those of the site only until they are shown. A provider of `PRECONNECT_CHECK_BLOCKLIST` would need the module of the directive in each preview, and
 * give way to a provider of the project.
 */
export function ownHost(): Plugin {
  return {
    name: 'own-host',
    transform: {
      filter: { id: /@angular[\\/]common[\\/]fesm2022[\\/]common\.mjs$/ },
      handler(code) {
        if (!code.includes(HOSTS))
          throw new Error(
            'The modules of previews: the image directive keeps its hosts elsewhere.',
          );
        return { code: code.replace(HOSTS, `${HOSTS}location.hostname, `), map: null };
      },
    },
  };
}
