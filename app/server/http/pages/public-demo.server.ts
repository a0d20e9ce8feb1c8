import { createContext } from 'react-router';

/** Whether demo mode is on behind a public address: then every page carries the demo banner. */
export const isPublicDemo = createContext<boolean>(false);
