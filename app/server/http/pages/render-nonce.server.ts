import { createContext } from 'react-router';

/**
 * Marks the scripts that React Router writes into a page. It is never sent: `post-process-html` replaces it by hashes in
 * the policy, so that the page is the same for all visitors.
 */
export const renderNonce = createContext<string>('');
