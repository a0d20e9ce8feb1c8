// Loaded ahead of a program that npm starts. npm passes a stop signal only to the shell between the two; the shell
// ends without passing it on, and the program would be left running on its own. It notices and stops itself.
const shell = process.ppid;

function stopWhenLeftAlone() {
  if (process.ppid === shell) return;
  clearInterval(watch);
  process.kill(process.pid, 'SIGTERM');
}

const watch = setInterval(stopWhenLeftAlone, 250);
watch.unref();
