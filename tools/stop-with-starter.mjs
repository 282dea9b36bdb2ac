const lookMilliseconds = 500;

/**
 * Stops this process, as SIGTERM does, when the one that started it has ended. npm starts a script by a shell, and a signal to npm ends that shell
 * alone: the shop would go on unseen, with its port and its folder.
 */
export function stopWithStarter() {
  const starter = process.ppid;
  const looking = setInterval(() => {
    if (process.ppid === starter) return;
    clearInterval(looking);
    process.kill(process.pid, 'SIGTERM');
  }, lookMilliseconds);
  looking.unref();
}
