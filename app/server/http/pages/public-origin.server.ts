import { createContext } from 'react-router';
import { BUILD_ORIGIN } from '../../env.server';

/** The public origin of the site, for canonical URLs and link previews. */
export const publicOrigin = createContext<string>(BUILD_ORIGIN);
