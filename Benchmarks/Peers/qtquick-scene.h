// What the peers in Qt Quick share: a document in a window that no window system shows.
#pragma once
#include <QtCore/QCoreApplication>
#include <QtGui/QImage>
#include <QtQml/QQmlComponent>
#include <QtQml/QQmlEngine>
#include <QtQuick/QQuickItem>
#include <QtQuick/QQuickRenderControl>
#include <QtQuick/QQuickRenderTarget>
#include <QtQuick/QQuickWindow>
#include <cstdio>
#include <cstdlib>
#include <memory>

// A window without a screen that shows one QML document, which may begin with further imports.
class Scene {
public:
  Scene(QQmlEngine &engine, const char *name, const QByteArray &source, QSize size)
      : name(name), window(&control), picture(size, QImage::Format_RGB32) {
    window.setRenderTarget(QQuickRenderTarget::fromPaintDevice(&picture));
    window.setGeometry(QRect({}, size));
    QQmlComponent component(&engine);
    component.setData("import QtQuick\n" + source, QUrl());
    root.reset(qobject_cast<QQuickItem *>(component.create()));
    if (!root) {
      std::fputs(qPrintable(component.errorString()), stderr);
      std::exit(1);
    }
    root->setParentItem(window.contentItem());
    window.contentItem()->setSize(size);
  }

  ~Scene() {
    const char *folder = std::getenv("ENGINE_SNAPSHOTS");
    if (folder) picture.save(QString("%1/%2-qtquick.png").arg(folder, name));
  }

  void update() {
    QCoreApplication::processEvents();
    control.polishItems();
    control.sync();
  }

  // Gives the window and its item another size.
  void resize(QSize size) {
    picture = QImage(size, QImage::Format_RGB32);
    window.setRenderTarget(QQuickRenderTarget::fromPaintDevice(&picture));
    window.setGeometry(QRect({}, size));
    window.contentItem()->setSize(size);
    root->setSize(size);
  }

  void draw() { control.render(); }

  // The item or object with that `objectName`.
  QObject *object(const char *objectName) const { return root->findChild<QObject *>(objectName); }

  const char *const name;
  QQuickRenderControl control;
  QQuickWindow window;
  QImage picture;
  std::unique_ptr<QQuickItem> root;
};
