<?php
// Sets up a WordPress (install), or fills it, exports it and counts what it has (fill). See run.mjs.
[, $task, $folder, $export] = $argv + [3 => ''];
$_SERVER += ['HTTP_HOST' => 'wp.example', 'REQUEST_URI' => '/', 'SERVER_PROTOCOL' => 'HTTP/1.1', 'REQUEST_METHOD' => 'GET'];
if ($task === 'install') define('WP_INSTALLING', true);
require "$folder/wp-load.php";

if ($task === 'install') {
  require_once ABSPATH . 'wp-admin/includes/upgrade.php';
  add_filter('pre_wp_mail', '__return_true');
  wp_install('A real site', 'admin', 'admin@wp.example', true, '', 'only-for-a-test');
  update_option('siteurl', 'http://wp.example');
  update_option('home', 'http://wp.example');
  update_option('permalink_structure', '/%year%/%monthnum%/%day%/%postname%/');
  exit;
}

require_once ABSPATH . 'wp-admin/includes/image.php';
require_once ABSPATH . 'wp-admin/includes/export.php';
wp_set_current_user(1);

function picture(int $number): int {
  $file = wp_upload_dir()['path'] . "/photo-$number.jpg";
  $image = imagecreatetruecolor(1200, 800);
  imagefill($image, 0, 0, imagecolorallocate($image, 60 * $number, 90, 140));
  imagejpeg($image, $file);
  $id = wp_insert_attachment(['post_title' => "Photo $number", 'post_mime_type' => 'image/jpeg', 'post_status' => 'inherit', 'post_excerpt' => "Caption $number"], $file);
  wp_update_attachment_metadata($id, wp_generate_attachment_metadata($id, $file));
  update_post_meta($id, '_wp_attachment_image_alt', "Words $number");
  return $id;
}

$above = wp_insert_term('Köln & Umgebung', 'category')['term_id'];
$category = wp_insert_term('Dom', 'category', ['parent' => $above])['term_id'];
$pictures = array_map('picture', range(0, 3));
$page = fn($title, $content, $parent = 0) => wp_insert_post(['post_type' => 'page', 'post_status' => 'publish', 'post_title' => $title, 'post_content' => $content, 'post_parent' => $parent]);
$about = $page('About us', '<!-- wp:paragraph --><p>We.</p><!-- /wp:paragraph -->');
$team = $page('Team', '[gallery ids="' . implode(',', $pictures) . '"]', $about);
$source = fn($id, $size) => wp_get_attachment_image_src($id, $size)[0];
$items = implode('', array_map(fn($id) => "<figure class=\"wp-block-image\"><img src=\"{$source($id, 'medium')}\" alt=\"x\"/></figure>", $pictures));
$html = '<!-- wp:paragraph --><p>See <a href="' . get_permalink($team) . '">the team</a> &amp; more — “quotes”.</p><!-- /wp:paragraph -->' .
  "<!-- wp:image --><figure class=\"wp-block-image\"><img src=\"{$source($pictures[0], 'large')}\" alt=\"\"/><figcaption>Cap</figcaption></figure><!-- /wp:image -->" .
  "<!-- wp:gallery --><figure class=\"wp-block-gallery has-nested-images\">$items</figure><!-- /wp:gallery -->";
$posts = [];
foreach (range(1, 12) as $at) {
  $state = [11 => 'draft', 12 => 'future'][$at] ?? 'publish';
  $date = $state === 'future' ? '2099-01-01 10:00:00' : sprintf('2024-03-%02d 10:%02d:00', $at, $at);
  $posts[] = $id = wp_insert_post(['post_status' => $state, 'post_title' => "Beitrag Nr. $at – Größe", 'post_content' => $html, 'post_category' => [$category], 'tags_input' => ['eins', '日本語'], 'post_date' => $date]);
  set_post_thumbnail($id, $pictures[$at % 4]);
}
stick_post($posts[2]);
$comment = fn($post, $text, $parent = 0, $approved = 1) => wp_insert_comment(['comment_post_ID' => $post, 'comment_author' => 'A reader', 'comment_content' => $text, 'comment_approved' => $approved, 'comment_parent' => $parent]);
$parent = 0;
foreach (range(1, 9) as $depth) $parent = $comment($posts[0], "Depth <b>$depth</b>", $parent);
$comment($posts[1], 'It waits', 0, 0);
$comment($about, 'On a page');
$menu = wp_create_nav_menu('Main menu');
$link = fn($values) => wp_update_nav_menu_item($menu, 0, $values + ['menu-item-status' => 'publish']);
$first = $link(['menu-item-title' => 'About', 'menu-item-object' => 'page', 'menu-item-object-id' => $about, 'menu-item-type' => 'post_type']);
$second = $link(['menu-item-title' => '', 'menu-item-object' => 'page', 'menu-item-object-id' => $team, 'menu-item-type' => 'post_type', 'menu-item-parent-id' => $first]);
$link(['menu-item-title' => 'Dom', 'menu-item-object' => 'category', 'menu-item-object-id' => $category, 'menu-item-type' => 'taxonomy', 'menu-item-parent-id' => $second]);
$link(['menu-item-title' => 'Out', 'menu-item-url' => 'https://other.example/', 'menu-item-type' => 'custom']);

ob_start();
@export_wp(['content' => 'all']);
file_put_contents($export, ob_get_clean());

global $wpdb;
$count = fn($type) => (int) $wpdb->get_var($wpdb->prepare("SELECT count(*) FROM {$wpdb->posts} WHERE post_type = %s AND post_status <> 'auto-draft'", $type));
fwrite(STDERR, json_encode([
  'version' => get_bloginfo('version'),
  'posts' => $count('post'),
  'pages' => $count('page'),
  'media' => $count('attachment'),
  'menu items' => $count('nav_menu_item'),
  'comments' => (int) $wpdb->get_var("SELECT count(*) FROM {$wpdb->comments}"),
]));
