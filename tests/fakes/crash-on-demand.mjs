/* Loaded before a program: it says which process it is, and breaks on SIGUSR2 in the way that CRASH names. */

process.stdout.write(`process ${process.pid}\n`);

const fault = () => new Error('broken on purpose');
const ways = {
  exception: () => {
    throw fault();
  },
  rejection: () => {
    Promise.reject(fault());
  },
};

process.on('SIGUSR2', ways[process.env.CRASH ?? 'exception']);
