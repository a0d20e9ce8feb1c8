/* Loaded before the server with `--import`: writes the paths of all modules that were loaded, one a line, to MODULE_LIST. */

import { appendFileSync } from 'node:fs';
import { registerHooks } from 'node:module';

registerHooks({
  load(url, context, nextLoad) {
    appendFileSync(process.env.MODULE_LIST, `${url}\n`);
    return nextLoad(url, context);
  },
});
