import { createContext } from 'react-router';

/** Whether demo mode is on at a public URL. Then every page has the demo banner. */
export const isPublicDemo = createContext<boolean>(false);
