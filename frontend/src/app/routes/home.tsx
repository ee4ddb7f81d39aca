import { useLoaderData } from 'react-router';
import { HomePage, readHomeContent } from '@/pages/home';

export const loader = () => readHomeContent();

export default function Home() {
  return <HomePage content={useLoaderData<typeof loader>()} />;
}
