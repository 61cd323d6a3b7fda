// Loaded into our program before itself: when the bootstrap is gone, however it ended, or the terminal is closed, the
// program is asked to stop in order.
const stop = () => process.kill(process.pid, 'SIGTERM');
process.on('SIGHUP', stop);
if (process.channel) {
  process.once('disconnect', stop);
  process.channel.unref();
}
