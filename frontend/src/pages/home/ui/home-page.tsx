import { useEffect } from 'react';
import { setPublishedMenu } from '@/entities/menu';
import { restaurant } from '@/entities/restaurant';
import { ChatWidget, setOwnerAnswers } from '@/features/chat';
import { PageMeta } from '@/shared/ui/page-meta';
import { PhotoViewer } from '@/shared/ui/photo-viewer';
import { StructuredData } from '@/shared/ui/structured-data';
import { AboutSection } from './about-section';
import { BlogSection } from './blog-section';
import { ContactSection } from './contact-section';
import { DirectionsSection } from './directions-section';
import { GallerySection } from './gallery-section';
import { HeroSection } from './hero-section';
import { MenuSection } from './menu-section';
import { MerchandiseSection } from './merchandise-section';
import { PlatformsSection } from './platforms-section';
import { ReviewsSection } from './reviews-section';
import type { HomeContent } from '../model/content';
import { TodaySection } from './today-section';

export function HomePage({ content }: { content: HomeContent }) {
  // The chat answers with the menu that the page shows, and with the owner's words.
  useEffect(() => {
    setPublishedMenu(content.menu);
    setOwnerAnswers(content.chatAnswers);
  }, [content.menu, content.chatAnswers]);

  return (
    <>
      <PageMeta
        title={`${restaurant.name} | Lunch and art glass in ${restaurant.address.city}`}
        description={`Sandwiches made to order, soup of the day and art glass in a historic courtyard at ${restaurant.address.street}, ${restaurant.address.city}. Menu with prices, opening hours, tables.`}
        path="/"
      />
      <StructuredData json={content.facts} />
      <HeroSection />
      <TodaySection menu={content.menu} shelf={content.shelf} />
      <AboutSection story={content.story} courtyardPhotos={content.courtyardPhotos} />
      <MenuSection menu={content.menu} />
      <GallerySection galleryPhotos={content.galleryPhotos} />
      <MerchandiseSection shelf={content.shelf} />
      <ReviewsSection reviews={content.reviews} />
      <PlatformsSection platformPages={content.platformPages} />
      <BlogSection featuredPost={content.featuredPost} />
      <DirectionsSection landmarks={content.landmarks} />
      <ContactSection />
      <PhotoViewer />
      <ChatWidget words={content.chat} />
    </>
  );
}
