/** The script of the API console: sends the form's request to this shop, and displays the raw response. It stores nothing. */
export const consoleScript = `const root = document.getElementById('console-form');
const form = root.querySelector('form');
const { method, address, key, body } = form.elements;
const answer = root.querySelector('code');
const button = form.querySelector('button');
document.addEventListener('click', (event) => {
  const wanted = event.target.closest('button.try');
  if (wanted === null) return;
  method.value = 'GET';
  address.value = wanted.dataset.address;
  body.value = '';
  root.scrollIntoView({ block: 'start' });
  address.focus();
});
form.addEventListener('submit', async (event) => {
  event.preventDefault();
  button.disabled = true;
  const headers = { accept: 'application/json' };
  if (key.value.trim() !== '') headers.authorization = 'Bearer ' + key.value.trim();
  const sends = method.value !== 'GET' && body.value.trim() !== '';
  if (sends) headers['content-type'] = 'application/json';
  if (method.value !== 'GET') headers['idempotency-key'] = crypto.randomUUID();
  try {
    const url = new URL(address.value, location.origin);
    if (url.origin !== location.origin) throw new TypeError('another origin');
    const answered = await fetch(url, { method: method.value, headers, ...(sends && { body: body.value }) });
    const text = await answered.text();
    const named = ['x-request-id', 'etag', 'ratelimit', 'retry-after', 'location', 'content-language']
      .filter((name) => answered.headers.has(name))
      .map((name) => name + ': ' + answered.headers.get(name));
    let shown = text;
    try { shown = JSON.stringify(JSON.parse(text), null, 2); } catch {}
    answer.textContent = [answered.status + ' ' + answered.statusText, ...named, '', shown].join('\\n');
  } catch {
    answer.textContent = root.dataset.failed;
  } finally {
    button.disabled = false;
  }
});
`;
