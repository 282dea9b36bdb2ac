import { solve } from './solve.ts';

addEventListener('message', ({ data }: MessageEvent<string>) => {
  void solve(data).then((solution) => {
    postMessage(solution);
  });
});
