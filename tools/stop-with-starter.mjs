const lookMilliseconds = 500;

/**
 * Stops this process, as SIGTERM does, when the process that started it has ended. npm starts a script through a shell, and a signal to npm ends only
 * that shell: the shop would continue in the background, with its port and its folder.
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
