import { createContext } from 'react-router';

/**
 * Marks the scripts that React Router itself wrote into a page while it was rendered. It never leaves the server:
 * `finish-page` replaces it by hashes in the policy, so that the finished page is the same for everybody.
 */
export const renderNonce = createContext<string>('');
