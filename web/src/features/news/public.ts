export { HomeNews } from './attendee/home-news.tsx'
