/* Loaded before a program: one that is supervised, which shows in its channel, breaks before it is ready. */
if (process.connected) process.exit(70);
