import { data } from 'react-router';
import { NotFound } from './error-screen.tsx';

/** Handles any address that the shop does not have. */
export function loader() {
  return data(null, { status: 404 });
}

/** In the browser nothing needs to be loaded: the address does not exist. */
export const clientLoader = () => null;

export default function NotFoundPage() {
  return <NotFound />;
}
