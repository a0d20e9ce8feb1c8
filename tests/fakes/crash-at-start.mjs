/* Loaded before a program with `--import`: a supervised process, which has a channel to its supervisor, exits before it is ready. */
if (process.connected) process.exit(70);
