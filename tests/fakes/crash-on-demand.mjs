/* Loaded before a program with `--import`: it prints the process id, and crashes on SIGUSR2 as CRASH says. */

process.stdout.write(`process ${process.pid}\n`);

const createError = () => new Error('broken on purpose');
const crashes = {
  exception: () => {
    throw createError();
  },
  rejection: () => {
    Promise.reject(createError());
  },
};

process.on('SIGUSR2', crashes[process.env.CRASH ?? 'exception']);
