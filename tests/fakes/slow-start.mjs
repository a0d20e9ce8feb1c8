// A program that can be stopped and is not ready yet: it ends with 0 on the message of the supervisor, with 1 on a signal.
process.on('SIGTERM', () => process.exit(1));
process.on('message', (message) => {
  if (message === 'stop') process.exit(0);
});
process.send('stoppable', () => process.stdout.write('starting\n'));
