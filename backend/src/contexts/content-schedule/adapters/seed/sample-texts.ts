import type { Draft } from '../../domain/scheduled-content.js';

export type SampleText = Pick<Draft, 'title' | 'contentType' | 'content'>;

export const KILN_NIGHT: SampleText = {
  title: 'A Night Beside the Kiln',
  contentType: 'blog_post',
  content: `<p>The kiln is lit at nine in the evening, when the last chairs are on the tables, and it asks for patience until morning.</p>
<p>Glass does not like to be hurried. An hour too few and a pane clouds over; an hour too many and the edges run.</p>
<h2>What we do meanwhile</h2>
<p>We bake. The bread for tomorrow rises best in the warm corner behind the studio, and nobody has to look at the clock.</p>
<p>At six the door is opened a hand wide. What comes out of it by noon hangs in the window by two.</p>`,
};

export const ORANGE_TREES: SampleText = {
  title: 'Three Orange Trees and One Fountain',
  contentType: 'blog_post',
  content: `<p>Guests ask us about the three orange trees more often than about the soup, so here is their story at last.</p>
<p>The oldest was here before the bistro. The second came in a bucket, as a wedding gift. The third grew from a seed that somebody dropped.</p>
<p>They bloom for one week. For that week we move the tables closer, and nobody minds that there are fewer of them.</p>
<p>The fruit is bitter. It goes into the marmalade that stands beside the cheese plate, and into one cake a year.</p>`,
};

export const ORNAMENTS: SampleText = {
  title: 'Twelve ornaments on the window sill',
  contentType: 'social_media',
  content: 'Twelve new ornaments, one window, about an hour of good light. Come by before they are gone.',
};

export const SOUP: SampleText = {
  title: 'Soup of the week: tomato and orange',
  contentType: 'menu_update',
  content: 'From Monday: tomato soup with orange and basil, with a slice of the dark bread.',
};

export const SATURDAY: SampleText = {
  title: 'Saturday is long: open until five',
  contentType: 'social_media',
  content: 'A reminder for late risers: on Saturdays the courtyard is yours until 5 PM.',
};

export const STOPPERS: SampleText = {
  title: 'A wine stopper with every second bottle',
  contentType: 'promotion',
  content: '<p>For two weeks: take <strong>two bottles</strong> home and choose a glass stopper from the shelf.</p>',
};

export const HOW_MADE: SampleText = {
  title: 'How a Wine Stopper Is Made',
  contentType: 'blog_post',
  content: `<p>It begins with a rod of clear glass, a little thinner than a pencil, and a flame that hardly makes a sound.</p>
<p>The color goes on in dots. Each of them is melted flat before the next one may come.</p>
<ul><li>twenty minutes at the flame</li><li>a night in the kiln</li><li>a cork that fits</li></ul>
<p>We make about thirty in a month, and no two of them alike.</p>`,
};

export const DEMONSTRATION: SampleText = {
  title: 'Glass demonstration in the courtyard',
  contentType: 'event',
  content:
    '<p>At noon by the fountain: from the rod to the finished bird. Free for everybody who has lunch with us.</p>',
};

export const HALF_PRICE: SampleText = {
  title: 'Everything at half price',
  contentType: 'promotion',
  content: 'One day only: the whole menu at half the price.',
};

export const LUNCH_SET: SampleText = {
  title: 'The lunch set: soup, sandwich, coffee',
  contentType: 'promotion',
  content: 'Soup of the week, half a sandwich and a coffee, on every weekday we are open.',
};

export const MUSIC: SampleText = {
  title: 'Music under the arch',
  contentType: 'event',
  content: 'A guitar, a violin and the fountain, from noon to two.',
};

export const FAVOURITE_TABLE: SampleText = {
  title: 'The Table Everybody Asks For',
  contentType: 'blog_post',
  content: `<p>Table six stands under the arch, half in the sun, and it is asked for more often than all the others together.</p>
<p>This is how you get it.</p>`,
};
