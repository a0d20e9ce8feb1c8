import { createContext } from 'react-router';
import { BUILD_ORIGIN } from '../../env.server';

/** Under which origin the world knows the site: search engines and link previews are given addresses there. */
export const publicOrigin = createContext<string>(BUILD_ORIGIN);
